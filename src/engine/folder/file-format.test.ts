import { expect, it } from 'vitest'
import { fileFormat } from './file-format'
import { plainPng } from '@/engine/testing/plain-png'

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<!DOCTYPE svg>\n<svg viewBox="0 0 1 1"/>'

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  [`\uFEFF${xml}`, 'svg'],
  ['<html><svg/></html>', undefined],
  ['<svgx/>', undefined],
  ['wOF2....', 'woff2'],
  ['\0\0\0\x18ftypmp42', 'mp4'],
  ['WEBVTT\n\n00:00.000 --> 00:01.000\nHello', 'vtt'],
  ['\uFEFFWEBVTT', 'vtt'],
  ['', undefined],
])('tells the format of %j by its content', (content, format) => {
  expect(fileFormat(Buffer.from(content)).format).toBe(format)
})

it.each([
  ['<svg width="480" height="80px" viewBox="0 0 1 1">', 480, 80],
  ['<svg viewBox="0 0 16 9">', 16, 9],
  ['<svg viewBox="0,0,16.5,9"/>', 16.5, 9],
  ['<svg width="100%" height="100%" viewBox="0 0 16 9">', 16, 9],
  ['<svg preserveAspectRatio="xMidYMid slice" viewBox="0 0 16 9">', undefined, undefined],
  ['<svg preserveAspectRatio="none" viewBox="0 0 16 9">', undefined, undefined],
  ['<svg>', undefined, undefined],
])('reads the sides of %s', (content, width, height) => {
  expect(fileFormat(Buffer.from(content))).toMatchObject({ format: 'svg', ...(width && { width, height }) })
  expect('width' in fileFormat(Buffer.from(content))).toBe(width !== undefined)
})

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`

it.each([
  [
    'a picture of another host',
    drawing('<image width="9" xlink:href="https://cdn.example/a.png"/>'),
    'https://cdn.example/a.png',
  ],
  ['a picture without a scheme', drawing('<image href="//cdn.example/a.png"/>'), '//cdn.example/a.png'],
  ['a picture beside it, as drawing programs link them', drawing('<image xlink:href="photo.png"/>'), 'photo.png'],
  ['a sprite', drawing('<use href="icons.svg#gift"/>'), 'icons.svg#gift'],
  [
    'a typeface',
    drawing('<style>@font-face{src:url("https://fonts.example/a.woff2")}</style>'),
    'https://fonts.example/a.woff2',
  ],
  [
    'styles of another host',
    drawing("<style>@import 'https://fonts.example/a.css';</style>"),
    'https://fonts.example/a.css',
  ],
  ['a style of XML', `<?xml-stylesheet href="look.css"?>\n${drawing('')}`, 'look.css'],
  ['a filter of another file', drawing('<g filter="url(effects.svg#glow)"/>'), 'effects.svg#glow'],
  ['an outer entity', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawing('')}`, undefined],
])('finds what a drawing loads: %s', (_, content, loaded) => {
  expect(fileFormat(Buffer.from(content)).loaded).toBe(loaded)
})

it.each([
  ['a picture within', '<image href="data:image/png;base64,iVBORw0KGgo="/>'],
  ['parts of its own', '<defs><g id="a"/></defs><use xlink:href="#a"/><rect fill="url(#b)" filter="url(\'#c\')"/>'],
  ['a link', '<a href="https://acme.example/"><rect/></a>'],
  [
    'what a drawing program notes',
    '<metadata><cc:license rdf:resource="http://creativecommons.org/publicdomain/zero/1.0/"/></metadata>',
  ],
])('has nothing against %s', (_, inside) => {
  const { loaded, isCut, act } = fileFormat(Buffer.from(`${drawing(inside)}\n<!-- end -->\n`))
  expect([loaded, isCut, act]).toEqual([undefined, undefined, undefined])
})

it.each([
  ['within its paths', '<svg viewBox="0 0 9 9"><path d="M0 0h1'],
  ['before its end', '<svg viewBox="0 0 9 9"><path d="M0 0h1"/></sv'],
  ['after its start', '<svg viewBox="0 0 9 9">'],
])('finds a drawing that is cut off %s', (_, content) => {
  expect(fileFormat(Buffer.from(content)).isCut).toBe(true)
  // Of a large file the start alone is read.
  expect(fileFormat(Buffer.from(content), false).isCut).toBeUndefined()
})

it.each([
  ['jpeg', 'ffd8ffe000104a46494600010100000100010000' + 'ffc0001108' + '0090' + '0140', 320, 144],
  ['webp', '52494646240000005745425056503820000000000000009d012a' + '40019000', 320, 144],
  ['webp', '52494646240000005745425056503858' + '0a00000000000000' + '3f0100' + '8f0000', 320, 144],
  ['webp', '524946462400000057454250' + '5650384c' + '00000000' + '2f' + '3fc12300' + '0000000000', 320, 144],
  [
    'avif',
    '0000001c66747970617669660000000000000000' + '00000014' + '69737065' + '00000000' + '0000014000000090',
    320,
    144,
  ],
  ['ico', '00000100010010100000', undefined, undefined],
  ['gif', '4749463839614001900000', undefined, undefined],
])('tells a %s, and its size where its start says it', (format, hex, width, height) => {
  expect(fileFormat(Buffer.from(hex, 'hex'))).toEqual({ format, ...(width && { width, height }) })
})

it('reads the size of a PNG', () => {
  expect(fileFormat(Buffer.from(plainPng(180)))).toEqual({ format: 'png', width: 180, height: 180 })
})

it('does not take the start of a PNG that was cut off for one', () => {
  expect(fileFormat(Buffer.from(plainPng(180)).subarray(0, 20)).format).toBeUndefined()
})
