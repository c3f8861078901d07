import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { findMediaType, toSavedFile } from '../../../lib/saving/picture-bytes.ts';
import { guessMediaType, toSavedName } from '../../../lib/saving/saved-name.ts';

beforeEach(() => {
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation((key) => key as never);
});

describe('the name of a saved image', () => {
  const page = { url: 'https://www.lakes.example/dawn', title: 'The lakes' };
  const image = { page, width: 1200, height: 800, at: new Date(2026, 4, 3) };

  it.each([
    ['Lake at dawn', 'image/jpeg', 'Lake at dawn.jpg'],
    ['lake.png', 'image/png', 'lake.png'],
    ['lake.png', 'image/webp', 'lake.webp'],
    ['', 'image/gif', 'The lakes.gif'],
    ['A '.repeat(80), 'image/avif', 'The lakes.avif'],
    ['a/b: c?', 'image/svg+xml', 'a-b - c.svg'],
    ['icon.ico', 'image/x-icon', 'icon.ico'],
    ['lake.jpg.webp', 'image/webp', 'lake.webp'],
    ['…', 'application/x-unknown', '….jpg'],
  ])('%s, %s: %s', (name, mediaType, expected) => {
    expect(toSavedName('{title}', { ...image, name, mediaType })).toBe(expected);
  });

  it('follows the template that is set', () => {
    const template = '{site}/{date} {title} {width}x{height}';
    expect(toSavedName(template, { ...image, name: 'Dawn', mediaType: 'image/png' })).toBe(
      'lakes.example/2026-05-03 Dawn 1200x800.png',
    );
    expect(toSavedName(template, { ...image, width: 0, height: 0, name: 'Dawn', mediaType: 'image/png' })).toMatch(
      /^lakes\.example\/2026-05-03 Dawn.*\.png$/,
    );
  });

  it.each([
    ['https://a.org/b.webp?x=1', 'image/webp'],
    ['https://a.org/b.JPEG', 'image/jpeg'],
    ['https://pbs.twimg.com/media/A?format=png&name=orig', 'image/png'],
    ['https://a.org/photo', 'image/jpeg'],
    ['https://a.org/page.html', 'image/jpeg'],
  ])('what %s lets expect', (address, type) => {
    expect(guessMediaType(address)).toBe(type);
  });
});

describe('the type of bytes', () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  it.each([
    ['\0\0\0\u001cftypavif', 'image/avif'],
    ['<?xml version="1.0"?><svg xmlns="a">', 'image/svg+xml'],
    ['GIF89a', 'image/gif'],
    ['\0\0\u0001\0\u0001\0', 'image/x-icon'],
    ['<html>', undefined],
    ['', undefined],
  ])('%j', (text, type) => {
    expect(findMediaType(bytes(text))).toBe(type);
  });

  it('stay as they are where nothing else is asked for, and what is no image is refused', async () => {
    const words = { title: 'Lake', source: 'https://a.org/' };
    const gif = bytes('GIF89a-as-it-was');
    expect(new Uint8Array(await (await toSavedFile(gif, 'original', words)).arrayBuffer())).toEqual(gif);
    const moving = bytes(`GIF89a${'\0'.repeat(20)}!\u00ff\u000bNETSCAPE2.0`);
    expect((await toSavedFile(moving, 'jpeg', words)).type).toBe('image/gif');
    await expect(toSavedFile(bytes('<html>'), 'original', words)).rejects.toMatchObject({ code: 'image_unreadable' });
  });
});
