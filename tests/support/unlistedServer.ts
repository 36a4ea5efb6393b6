import { buildExtension } from './buildExtension';
import { startTestServer, type TestServer } from './server';

/** A server whose sockets can pass packets by the list: only the fence stands between them and the handlers. */
export const openUnlistedServer = async (): Promise<TestServer> =>
  startTestServer({ pages: true, extension: await buildExtension('pastTheListExtension') });
