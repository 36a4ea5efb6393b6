import type { OpenSocket } from './feed';

/** A WebSocket of the browser. */
export const openSocket: OpenSocket = (address, heard, closed) => {
  const socket = new WebSocket(address);
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = closed;
  return () => {
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  };
};
