// Loaded before docsgen: folders are listed in another order each time, and the clock jumps ten years back and forth.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const TEN_YEARS = 10 * 365 * 24 * 3600 * 1000;
const state = { seed: 7 };

/** Pseudo-random, from 0 to 1. */
function draw() {
  state.seed = (state.seed * 48271) % 2147483647;
  return state.seed / 2147483647;
}

function shuffle(entries) {
  for (let at = entries.length - 1; at > 0; at -= 1) {
    const other = Math.floor(draw() * (at + 1));
    [entries[at], entries[other]] = [entries[other], entries[at]];
  }
  return entries;
}

const { readdirSync, readdir } = fs;
const { readdir: readdirLater } = fs.promises;
fs.readdirSync = (...args) => shuffle(readdirSync(...args));
fs.promises.readdir = async (...args) => shuffle(await readdirLater(...args));
fs.readdir = (...args) => {
  const done = args.pop();
  readdir(...args, (error, entries) => done(error, entries && shuffle(entries)));
};

const now = Date.now;
Date.now = () => now() + (draw() < 0.5 ? TEN_YEARS : -TEN_YEARS);
syncBuiltinESMExports();
