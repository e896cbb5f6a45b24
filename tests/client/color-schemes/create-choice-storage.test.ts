import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createChoiceStorage } from '../../../src/client/color-schemes/create-choice-storage.js';

const stored = new Map<string, string>();

/** Attributes of `<html>`. */
const attributes = new Map<string, string>();

const browser = new EventTarget();

beforeEach(() => {
  stored.clear();
  attributes.clear();
  vi.stubGlobal('document', {
    documentElement: {
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});

afterEach(() => vi.unstubAllGlobals());

const hear = (newValue: string | null, key = 'mode'): unknown =>
  browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

test('what a provider sets because it has heard it is not written, also when it does so late', () => {
  const storage = createChoiceStorage({ key: 'mode' });
  expect(storage.get('system')).toBe('system');
  const heard: unknown[] = [];
  const end = storage.subscribe((value) => heard.push(value));
  for (const value of ['dark', 'light', null, 'dark']) hear(value);
  hear('other', 'another key');
  for (const value of ['dark', 'light', 'system', 'dark']) storage.set(value);
  expect([heard, [...stored]]).toEqual([['dark', 'light', null, 'dark'], []]);
  end();
  hear('light');
  expect(heard).toHaveLength(4);
});

test('what a demo chooses is written, also what was heard before', () => {
  const storage = createChoiceStorage({ key: 'mode' });
  storage.subscribe(() => undefined);
  storage.set('dark');
  expect(stored.get('mode')).toBe('dark');
  // The provider has it already, and sets nothing.
  hear('dark');
  storage.set('light');
  storage.set('dark');
  expect(stored.get('mode')).toBe('dark');
  expect(storage.get('system')).toBe('dark');
});

test('a value that the theme does not know is heard as one that it knows', () => {
  const storage = createChoiceStorage({ key: 'mode' }, (value) => (value === 'sepia' ? 'light' : value));
  stored.set('mode', 'sepia');
  expect(storage.get('system')).toBe('light');
  const heard: unknown[] = [];
  storage.subscribe((value) => heard.push(value));
  hear('sepia');
  storage.set('light');
  expect([heard, stored.get('mode')]).toEqual([['light'], 'sepia']);
});

test('a choice between the first reading and the subscription is heard, and not written', () => {
  const storage = createChoiceStorage({ key: 'mode' });
  expect(storage.get('system')).toBe('system');
  stored.set('mode', 'dark');
  hear('dark');
  const heard: unknown[] = [];
  storage.subscribe((value) => heard.push(value));
  expect(heard).toEqual(['dark']);
  stored.delete('mode');
  storage.set('dark');
  expect([...stored]).toEqual([]);
});

test('a choice between the first reading and the subscription that takes another one back is heard as the default', () => {
  stored.set('mode', 'dark');
  const storage = createChoiceStorage({ key: 'mode' });
  expect(storage.get('system')).toBe('dark');
  stored.delete('mode');
  const heard: unknown[] = [];
  storage.subscribe((value) => heard.push(value));
  expect(heard).toEqual([null]);
});

test('a choice that cannot be stored holds for all demos of the page, until one can be stored', () => {
  const storage = createChoiceStorage({ key: 'mode' });
  stored.set('mode', 'light');
  const { setItem } = localStorage;
  localStorage.setItem = () => {
    throw new Error('full');
  };
  storage.set('dark');
  expect([storage.get('system'), createChoiceStorage({ key: 'mode' }).get('system')]).toEqual([
    'dark',
    'dark',
  ]);
  localStorage.setItem = setItem;
  storage.set('system');
  expect([createChoiceStorage({ key: 'mode' }).get('light'), [...attributes]]).toEqual(['system', []]);
});
