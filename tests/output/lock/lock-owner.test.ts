import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { nodeDisk } from '../../../src/output/disk/disk.js';
import {
  hasOwnerExited,
  findOtherHost,
  parseLockOwner,
  describeCurrentProcess,
} from '../../../src/output/lock/lock-owner.js';

const me = describeCurrentProcess(nodeDisk);

test('a holder is read back from its own text, and from no other', () => {
  expect(parseLockOwner(JSON.stringify(me))).toEqual(me);
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"pid":0,"host":"a","id":"b"}',
    '{"pid":-1,"host":"a","id":"b"}',
    '{"pid":1.5,"host":"a","id":"b"}',
  ]) {
    expect(parseLockOwner(text)).toBeUndefined();
  }
});

test('two acquisitions of one process differ', () => {
  expect(describeCurrentProcess(nodeDisk).id).not.toBe(me.id);
});

describe('FI-19, a holder', () => {
  test('that runs is not gone, however long it was silent', () => {
    expect(hasOwnerExited(me, Infinity, nodeDisk)).toBe(false);
  });

  test('whose process ended is gone', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    expect(hasOwnerExited({ ...me, pid: child.pid!, started: undefined }, 0, nodeDisk)).toBe(true);
  });

  test.runIf(existsSync('/proc/self/stat'))('whose number another process has now is gone', () => {
    expect(hasOwnerExited({ ...me, started: `${me.started}0` }, 0, nodeDisk)).toBe(true);
    expect(hasOwnerExited({ ...me, started: `another-boot ${me.started?.split(' ')[1]}` }, 0, nodeDisk)).toBe(
      true,
    );
  });

  test('whose start is not known is taken for alive', () => {
    expect(hasOwnerExited({ ...me, started: undefined }, 0, nodeDisk)).toBe(false);
    const blind = { ...nodeDisk, read: () => undefined };
    expect(hasOwnerExited(me, 0, blind)).toBe(false);
  });

  test('that was killed but not collected by its parent is gone', () => {
    const stat = (pid: number): string =>
      `${pid} (a) ) name) Z 1 1 1 0 -1 4194304 0 0 0 0 0 0 0 0 20 0 1 0 4711 0 0`;
    const read = (path: string): string | undefined =>
      path.endsWith('/stat') ? stat(process.pid) : nodeDisk.read(path);
    const started = `${nodeDisk.read('/proc/sys/kernel/random/boot_id')?.trim()} 4711`;
    expect(hasOwnerExited({ ...me, started }, 0, { ...nodeDisk, read })).toBe(true);
  });

  test('on another host is gone after two silent minutes', () => {
    const other = { ...me, host: 'elsewhere pid:[1]' };
    expect(hasOwnerExited(other, 60_000, nodeDisk)).toBe(false);
    expect(hasOwnerExited(other, 121_000, nodeDisk)).toBe(true);
    expect(hasOwnerExited(other, -3_600_000, nodeDisk)).toBe(false);
    expect(findOtherHost(other)).toBe('elsewhere');
    expect(findOtherHost(me)).toBeUndefined();
    expect(me.host.startsWith(hostname())).toBe(true);
  });
});
