import { memoiseByPart } from '@/engine/memo/memoise-by-part'
import { child, keysOf, quote, type JsonValue, type Path } from '@/contract/json/json-value'
import type { FileFinding } from '@/engine/finding/check'
import type { MerchantCheck } from '@/engine/checks/check-kinds'

const wide = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 64"/>')
const narrow = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"/>')
const pictures = {
  wide: '{ "src": "wide.svg", "width": 1600, "height": 640 }',
  narrow: '{ "src": "narrow.svg", "width": 800, "height": 800 }',
}
const group = (image: keyof typeof pictures, imageNarrow: keyof typeof pictures): string =>
  `{ "groups": { "w_home": { "items": { "fair": { "image": ${pictures[image]}, "imageNarrow": ${pictures[imageNarrow]}, "title": "banner.title" } }, "order": ["fair"] } } }`

export const picturesSwapped: MerchantCheck = {
  code: 'pictures-swapped',
  severity: 'error',
  docs: {
    what: 'The picture of a banner for phones is wider in its proportions than the one for wide screens.',
    why: 'Both would be cut: the two stand in each other’s place.',
    bad: { 'assets/wide.svg': wide, 'assets/narrow.svg': narrow, 'banners.json': group('narrow', 'wide') },
    good: { 'assets/wide.svg': wide, 'assets/narrow.svg': narrow, 'banners.json': group('wide', 'narrow') },
  },
  inspect({ config }) {
    const groups = child(config.banners, 'groups')
    return keysOf(groups).flatMap((name) => swappedIn(child(groups, name), ['groups', name, 'items']))
  },
}

const swappedIn = memoiseByPart((group, path: Path): FileFinding[] => {
  const items = child(group, 'items')
  return keysOf(items).flatMap((name) => {
    const banner = child(items, name)
    const pictures = child(banner, 'pictures')
    return [
      ...swapped(banner, [...path, name]),
      ...keysOf(pictures).flatMap((each) => swapped(child(pictures, each), [...path, name, 'pictures', each])),
    ]
  })
})

function swapped(holder: JsonValue | undefined, path: Path): FileFinding[] {
  const [image, phone] = [child(holder, 'image'), child(holder, 'imageNarrow')]
  const [wide, narrow] = [shapeOf(image), shapeOf(phone)]
  if (wide === undefined || narrow === undefined || wide >= narrow) return []
  return [
    {
      file: 'banners',
      path: [...path, 'imageNarrow'],
      spot: 'value',
      message: 'wider than the picture for wide screens: the two are swapped',
      expected: 'the narrower of the two pictures here, the wider one as "image"',
      received: quote(child(phone, 'src')),
    },
  ]
}

function shapeOf(picture: JsonValue | undefined): number | undefined {
  const [width, height] = [child(picture, 'width'), child(picture, 'height')]
  return typeof width === 'number' && typeof height === 'number' && height > 0 ? width / height : undefined
}
