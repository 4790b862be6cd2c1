import { expect, it } from 'vitest'
import { fileFormat } from './file-format'
import { plainPng } from './testing/plain-png'

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- made by hand -->\n<!DOCTYPE svg>\n<svg viewBox="0 0 1 1"/>'

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  [`\uFEFF${xml}`, 'svg'],
  ['<html><svg/></html>', undefined],
  ['<svgx/>', undefined],
  ['wOF2....', 'woff2'],
  ['', undefined],
])('tells the format of %j by its content', (content, format) => {
  expect(fileFormat(Buffer.from(content))).toEqual({ format })
})

it('reads the size of a PNG', () => {
  expect(fileFormat(Buffer.from(plainPng(180)))).toEqual({ format: 'png', width: 180, height: 180 })
})

it('does not take the start of a PNG that was cut off for one', () => {
  expect(fileFormat(Buffer.from(plainPng(180)).subarray(0, 20)).format).toBeUndefined()
})
