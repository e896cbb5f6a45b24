import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { closeIdleConnections } from '../../src/server/close-idle-connections.js';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** The time is up before what has arrived is read, as after a stall of the process. */
test('a connection whose time is up is answered if there is a request in it, and closed if there is none', async () => {
  const server = createServer({ keepAliveTimeout: 0 }, (_, response) => response.end('done'));
  closeIdleConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect(address.port, '127.0.0.1');
  let answers = 0;
  client.on('data', (bytes) => (answers += bytes.toString().split('HTTP/1.1 200').length - 1));
  const closed = once(client, 'close');
  const [connection] = await accepted;
  client.write(REQUEST);
  await expect.poll(() => answers).toBe(1);
  client.write(REQUEST);
  connection.emit('timeout');
  await expect.poll(() => answers).toBe(2);
  connection.emit('timeout');
  await closed;
});
