import { describe, expect, it } from 'vitest'
import { checkMerchants } from '@/engine/checker/check-merchants'

const { merchants } = checkMerchants('merchants')

describe.each(merchants)('the pages of $code', ({ config: { routes, banners } }) => {
  it.each(Object.entries(routes.pages))('say in %s what the banner says once', (_, { order, sections }) => {
    const shown = order.flatMap((name) => sections[name] ?? [])
    const titles = shown.flatMap(({ props }) => ('title' in props ? [props.title] : []))
    const slides = shown.flatMap((section) => {
      if (section.block !== 'banner-slider') return []
      const { props } = section
      const group = props.group === undefined ? undefined : banners.groups[props.group]
      return (group?.order ?? []).flatMap((name) => group?.items[name] ?? [])
    })
    expect(slides.flatMap(({ title }) => (titles.includes(title) ? [title] : []))).toEqual([])
  })
})
