// A drawing that somebody uploaded is read and cleaned here, beside the server: it may take as long as it is allowed to.
import { parentPort, workerData } from 'node:worker_threads';
import { cleanSvg } from '../match/guard/uploads/cleanSvg';

parentPort?.postMessage(cleanSvg(String(workerData)));
