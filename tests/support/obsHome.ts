import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** No wizard, no questions at the end, the websocket server on: OBS asks for all of that on a first run. */
const globalIni = (port: number, password: string): string => `[General]
Pre19Defaults=false
Pre21Defaults=false
Pre23Defaults=false
Pre24.1Defaults=false
FirstRun=true
EnableAutoUpdates=false
ConfirmOnExit=false
[Basic]
Profile=test
ProfileDir=test
SceneCollection=test
SceneCollectionFile=test
[BasicWindow]
PreviewEnabled=false
SysTrayEnabled=false
[OBSWebSocket]
FirstLoad=false
ServerEnabled=true
ServerPort=${port}
AlertsEnabled=false
AuthRequired=true
ServerPassword=${password}
`;

const profileIni = `[General]
Name=test
[Video]
BaseCX=320
BaseCY=180
OutputCX=320
OutputCY=180
FPSType=0
FPSCommon=30
[Output]
Mode=Simple
[Audio]
SampleRate=48000
ChannelSetup=Stereo
`;

/** Writes a home in which OBS starts at once. Newer versions read user.ini and the plugin's own file: all are seeded. */
export const seedObsHome = async (place: { home: string; port: number; password: string }): Promise<void> => {
  const config = join(place.home, 'config', 'obs-studio');
  const profile = join(config, 'basic', 'profiles', 'test');
  const plugin = join(config, 'plugin_config', 'obs-websocket');
  await Promise.all([profile, join(config, 'basic', 'scenes'), plugin].map((path) => mkdir(path, { recursive: true })));
  await mkdir(join(place.home, 'runtime'), { mode: 0o700 });
  const ini = globalIni(place.port, place.password);
  await writeFile(join(config, 'global.ini'), ini);
  await writeFile(join(config, 'user.ini'), ini);
  await writeFile(join(profile, 'basic.ini'), profileIni);
  const server = { first_load: false, server_enabled: true, server_port: place.port, alerts_enabled: false };
  const auth = { auth_required: true, server_password: place.password };
  await writeFile(join(plugin, 'config.json'), JSON.stringify({ ...server, ...auth }));
};
