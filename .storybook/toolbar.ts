import type { GlobalTypes } from 'storybook/internal/types'
import { merchants } from 'virtual:merchants'

const languages = new Set(Object.values(merchants).flatMap(({ boot }) => boot.site.languages.order))

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
    toolbar: { icon: 'globe', items: [...languages], dynamicTitle: true },
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

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

export const viewports = {
  phone: viewport('Phone', 360, 780),
  tablet: viewport('Tablet', 768, 1024),
  desktop: viewport('Desktop', 1440, 900),
}
