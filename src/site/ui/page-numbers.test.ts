import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 5, [1, 2, 0, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
])('page %i of %i names %j', (page, pages, numbers) => expect(pageNumbers(page, pages)).toEqual(numbers))
