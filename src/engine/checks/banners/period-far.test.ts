import { expect, it } from 'vitest'
import { checkBrand } from '@/engine/testing/write-merchants'

const banners = (until: string) => ({
  groups: {
    w_home: {
      items: { fair: { image: { src: 'logo.svg', width: 1, height: 1 }, title: 'banner.title', until } },
      order: ['fair'],
    },
  },
})

it.each([
  ['2569', 'the year 2569 is beyond what is planned for: 2569 of the Buddhist calendar is 2026'],
  ['2126', 'the year 2126 is beyond what is planned for'],
  ['2900', 'the year 2900 is beyond what is planned for'],
])('says of %s which year it may be', (year, message) => {
  const { diagnostics } = checkBrand({ 'banners.json': banners(`${year}-12-27T00:00:00+07:00`) })
  expect(diagnostics.filter(({ code }) => code === 'period-far').map((each) => each.message)).toEqual([message])
})
