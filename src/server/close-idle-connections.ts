/** Closes connections on which nothing happens, but none whose next request is here already. */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** After a stall of the process, the timers of Node run before it reads what has arrived meanwhile, and it would reset a
 *  connection with a request in it. So a connection is closed if it has nothing to be read either. */
export function closeIdleConnections(server: Server): void {
  server.on('timeout', (socket: Socket) => {
    const { bytesRead, bytesWritten } = socket;
    // What has arrived is read between the timers and the first of these, and answered before the second.
    setImmediate(() =>
      setImmediate(() => {
        if (socket.bytesRead === bytesRead && socket.bytesWritten === bytesWritten) socket.destroy();
      }),
    );
  });
}
