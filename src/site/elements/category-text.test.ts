import { expect, it } from 'vitest'
import { categoriesOf } from './category-text'

it('offers a category once, and both lotteries as one', () =>
  expect(categoriesOf(['RNG', 'ELOTT', 'LOTT', 'RNG'])).toEqual(['RNG', 'ELOTT']))
