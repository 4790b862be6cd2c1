import type { GlobalTypes } from 'storybook/internal/types'
import { merchants, type StoryMerchant } from 'virtual:merchants'

const languages = Object.assign({}, ...Object.values(merchants).map(spokenIn)) as Record<string, string>

/** The toolbar's menus. Their values are in the URL, so a look can be shared. */
export const toolbar: GlobalTypes = {
  merchant: {
    description: 'Merchant',
    toolbar: {
      icon: 'paintbrush',
      items: Object.entries(merchants).map(([value, { boot }]) => ({ value, title: boot.site.name })),
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: Object.entries(languages)
        .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
        .map(([value, title]) => ({ value, title, right: value })),
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      items: [
        { value: 'auto', title: 'Direction of the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'brand', title: 'Scheme of the brand' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
}

/** Labels of the languages that a brand's stories are shown in, by code. */
function spokenIn({ languages, texts }: StoryMerchant): Record<string, string> {
  return Object.fromEntries(Object.keys(texts).map((code) => [code, languages[code]?.label ?? code]))
}

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

export const viewports = {
  phone: viewport('Phone', 360, 780),
  tablet: viewport('Tablet', 768, 1024),
  desktop: viewport('Desktop', 1440, 900),
}
