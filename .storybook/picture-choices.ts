import type { StrictInputType } from 'storybook/internal/types'
import { merchants } from 'virtual:merchants'
import { isPicture, type Picture } from './example-pictures'
import { propertyOf, type Props, type SchemaPlace } from './schema-place'

/** Options of a picture control: pictures of the part's examples, and of the brands. */
export function pictureChoices(part: SchemaPlace): Pick<StrictInputType, 'control' | 'options' | 'mapping'> {
  const found = [part.schema.examples, ...Object.values(merchants).map(({ boot }) => boot)].flatMap(picturesIn)
  const mapping = Object.fromEntries(found.map((picture) => [nameOf(picture), picture]))
  return { control: { type: 'select' }, options: Object.keys(mapping).sort(), mapping }
}

/** Props in which each picture is replaced by its name in the control. */
export function pictureNames(part: SchemaPlace, props: Props): Props {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => {
      const isChoice = propertyOf(part, name)?.schema.title === 'Image' && isPicture(value)
      return [name, isChoice ? nameOf(value) : value]
    }),
  )
}

/** `/brand/invite.3f2a.svg` of 720 by 540 is `invite.svg, 720 × 540`. */
function nameOf({ src, width, height }: Picture): string {
  const name = src.replace(/^\/brand\//, '').replace(/\.[0-9a-zA-Z_-]{6,}(\.[a-z0-9]+)$/, '$1')
  return `${name}, ${width} × ${height}`
}

function picturesIn(value: unknown): Picture[] {
  if (isPicture(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : []
}
