import { openCommandSocket, openSocket, rawRequest } from '../../../tests/support/commands';
import { until } from '../../../tests/support/until';
import type { Evening } from './evening';
import { malformedCommands, nonsense } from './hostileCommands';
import { HOSTILE_PACKETS, type HostilePacket } from './hostilePackets';
import { hostileRequests, plantCanary } from './hostilePaths';

/** On a crowded machine an answer comes when it comes; what never comes is found all the same. */
const ANSWER_LIMIT_MS = 60_000;
/** Where there need not be an answer. */
const SILENCE_MS = 5_000;
/** A throw in a handler ends the process a moment later. */
const DEATH_LIMIT_MS = 400;
const RANDOM_JSON = 60;

type Outcome = 'answered' | 'cut' | 'nothing';

const inTime = <T>(work: Promise<T>, limitMs = ANSWER_LIMIT_MS): Promise<T | 'nothing'> =>
  Promise.race([work, new Promise<'nothing'>((resolve) => setTimeout(() => resolve('nothing'), limitMs))]);

/** NodeCG has no answer to what it does not know: silence is a cut without words there. */
const isKnown = ({ event }: HostilePacket): boolean => /^(replicant|graphic):/.test(event);

/** Whether the process outlives it. What it takes down is started again. */
const survives = async (evening: Evening, what: unknown): Promise<boolean> => {
  const { victim, tally } = evening;
  const isGone = await until(() => !victim.isAlive(), 'the end', DEATH_LIMIT_MS).then(
    () => true,
    () => false,
  );
  if (!isGone) return true;
  tally.breaks('packetDeaths', { what, log: victim.log() });
  await evening.begin();
  return false;
};

const sendPacket = async ({ victim }: Evening, packet: HostilePacket): Promise<Outcome> => {
  const { event, data, hasAck } = packet;
  const socket = await openSocket(victim, '/');
  const cut = new Promise<Outcome>((resolve) => void socket.once('disconnect', () => resolve('cut')));
  const answered = hasAck
    ? new Promise<Outcome>((resolve) => void socket.emit(event, data, () => resolve('answered')))
    : Promise.resolve<Outcome>('answered');
  if (!hasAck) socket.emit(event, data);
  const outcome = await inTime(Promise.race([cut, answered]), isKnown(packet) ? ANSWER_LIMIT_MS : SILENCE_MS);
  socket.close();
  return outcome;
};

const packets = async (evening: Evening): Promise<void> => {
  for (const packet of HOSTILE_PACKETS) {
    evening.tally.count('hostile');
    const outcome = await sendPacket(evening, packet).catch((): Outcome => 'cut');
    if (!(await survives(evening, packet))) continue;
    if (outcome === 'nothing' && isKnown(packet)) evening.tally.breaks('unanswered', { packet });
    if (evening.isSpoiled()) return;
  }
};

const requests = async (evening: Evening): Promise<void> => {
  const { victim, tally } = evening;
  for (const request of hostileRequests(victim.root)) {
    plantCanary(victim.root);
    tally.count('hostile');
    const { method, path, headers, body } = request;
    const reply = await inTime(rawRequest(victim, method, path, headers, body).catch(() => 'cut' as const));
    const about = { method, path, size: body.length };
    if (reply === 'nothing') tally.breaks('unanswered', about);
    else if (reply !== 'cut' && request.gotThrough(reply))
      tally.breaks('gotThrough', { ...about, status: reply.status });
    if (!victim.isAlive()) await survives(evening, about);
    if (evening.isSpoiled()) return;
  }
};

const commands = async (evening: Evening): Promise<void> => {
  const { victim, random, tally } = evening;
  const commands = await openCommandSocket(victim);
  const all = [...malformedCommands(random), ...nonsense(random, RANDOM_JSON)];
  const judge = (way: string, input: unknown, answer: unknown): void => {
    tally.count('hostile');
    if (answer === null || answer === 'nothing') tally.breaks('unanswered', { way, input });
    else if (typeof answer === 'object' && Reflect.get(answer, 'ok') === true)
      tally.breaks('gotThrough', { way, input });
  };
  const bySocket = async (input: unknown): Promise<unknown> =>
    (commands.socket.timeout(ANSWER_LIMIT_MS).emitWithAck('command', input) as Promise<unknown>).catch(() => null);
  for (let at = 0; at < all.length && victim.isAlive(); at += 20) {
    const some = all.slice(at, at + 20);
    const answers = await Promise.all(some.map(bySocket));
    some.forEach((input, index) => judge('socket', input, answers[index]));
  }
  commands.close();
  const headers = { 'content-type': 'application/json' };
  for (const input of all.filter(() => random.chance(0.15))) {
    const body = JSON.stringify(input);
    const reply = await inTime(rawRequest(victim, 'POST', '/chess-match/commands', headers, body).catch(() => null));
    judge('http', input, reply === null || reply === 'nothing' ? reply : (JSON.parse(reply.text) as unknown));
  }
  await survives(evening, 'malformed commands');
};

/** Everything that a stranger may send: each is answered or cut, the process lives on, nothing is changed. */
export const hostility = async (evening: Evening): Promise<void> => {
  for (const attack of [commands, requests, packets]) {
    if (!evening.isSpoiled()) await attack(evening);
    if (!evening.isSpoiled()) await evening.check();
  }
};
