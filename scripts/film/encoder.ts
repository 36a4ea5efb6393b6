import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programPath } from '../lib/programs';

/** Codes pictures as a film of H.264 that any player shows. @throws with what ffmpeg said where it fails */
export const createEncoder = (path: string, framesPerSecond: number) => {
  const child = spawn(
    programPath('ffmpeg'),
    [
      ...['-hide_banner', '-loglevel', 'error', '-y'],
      ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(framesPerSecond), '-i', '-'],
      ...['-c:v', 'libx264', '-preset', 'medium', '-crf', '19', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
      path,
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // A pipe that broke is told by how the program ended.
  child.stdin.on('error', () => undefined);
  const ended = once(child, 'exit');
  return {
    add: async (picture: Buffer): Promise<void> => {
      if (!child.stdin.write(picture) && child.exitCode === null)
        await Promise.race([once(child.stdin, 'drain'), ended]);
    },
    end: async (): Promise<void> => {
      child.stdin.end();
      await ended;
      if (child.exitCode !== 0) throw new Error(`ffmpeg ended with status ${child.exitCode}: ${said}`);
    },
  };
};
