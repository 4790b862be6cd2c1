import { expect, it } from 'vitest'
import { assetNameFault } from './asset-name'

it.each([
  ['Logo.svg', 'has capitals, where names are in lower case: rename the file, too'],
  ['logo final.svg', 'has a blank: rename the file, too'],
  ['bannière.svg', 'has letters beyond a to z: rename the file, too'],
  ['khuyến mãi.png', 'has a blank, and has letters beyond a to z: rename the file, too'],
  ['баннер.svg', 'has letters beyond a to z: rename the file, too'],
  ['画像.png', 'has letters beyond a to z: rename the file, too'],
  ['logo(1).svg', 'has signs other than - _ and .: rename the file, too'],
  ['sale 50%.png', 'has a blank, and has signs other than - _ and .: rename the file, too'],
  [
    'IMG_0001.HEIC',
    'has capitals, where names are in lower case, and ends in .heic, which browsers do not show here: save it as svg, png, jpg, webp or avif: rename the file, too',
  ],
  [
    'logo.psd',
    'ends in .psd, which browsers do not show here: save it as svg, png, jpg, webp or avif: rename the file, too',
  ],
  [
    'logo.tiff',
    'ends in .tiff, which browsers do not show here: save it as svg, png, jpg, webp or avif: rename the file, too',
  ],
  ['photo.jpeg', 'ends in .jpeg, which is written .jpg: rename the file, too'],
  ['logo', 'has no ending such as svg, png, jpg, webp or avif: rename the file, too'],
  ['logo.', 'has no ending such as svg, png, jpg, webp or avif: rename the file, too'],
  ['/logo.svg', 'begins with a path, where names begin within assets/'],
  ['./logo.svg', 'begins with a path, where names begin within assets/'],
  ['../assets/logo.svg', 'begins with a path, where names begin within assets/'],
  ['assets\\logo.svg', 'parts folders by \\ in place of /'],
  [' logo.svg', 'has blanks around it'],
  ['_logo.svg', 'begins with a sign: rename the file, too'],
  ['fonts/lexend.ttf', 'ends in .ttf: a font is saved as woff2 here: rename the file, too'],
  ['fonts/lexend.woff', 'ends in .woff: a font is saved as woff2 here: rename the file, too'],
  ['logo.svg?v=2', 'has ? or # behind the name, as an address has: write the name alone'],
  [
    'C:\\Users\\me\\logo.svg',
    'is a place on a computer: put the file into assets/ and write its name there, without folders',
  ],
  ['  ', 'names no file: write the name of one in assets/'],
  ['', 'names no file: write the name of one in assets/'],
  [
    'https://cdn.example/logo.svg',
    'is an address: put the file into assets/ and write its name, because pages load pictures from their own site alone',
  ],
])('%j %s', (name, fault) => {
  expect(assetNameFault(name)).toBe(fault)
})
