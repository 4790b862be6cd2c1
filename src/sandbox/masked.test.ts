import { expect, it } from 'vitest'
import { maskedEmail, maskedName, maskedNumber } from './masked'

it('shows of a number its end, and never more than half of it', () => {
  expect(maskedNumber('0123456789')).toBe('••••6789')
  expect(maskedNumber('123456')).toBe('••••456')
  expect(maskedNumber('1')).toBe('••••')
})

it('shows of a name the first letter of each word', () => {
  expect(maskedName(' Nguyễn  Văn An ')).toBe('N•••• V•••• A••••')
  expect(maskedName('𝒜da')).toBe('𝒜••••')
})

it('shows of an address its first letter and where it is', () => {
  expect(maskedEmail('minh.anh@example.test')).toBe('m••••@example.test')
})
