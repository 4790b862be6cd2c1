import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eyeIcons, laterIcons, merchantIcons, partIcons } from '@/tools/schema/icon-sources'
import { isTest, sourceFiles } from './source-files'

const attribute = /<(?:Icon|IconButton|EmptyState)\b[^>]*?\s(?:name|icon)=(?:"([a-z-]+)"|\{([^}]*)\})/g

const isIcon = (name: string) => [merchantIcons, partIcons, eyeIcons, laterIcons].some((icons) => name in icons)

/** Icons that the code uses by literal names. */
const drawnIn = (code: string): string[] =>
  [...code.matchAll(attribute)].flatMap(([, name, expression = '']) =>
    name === undefined ? [...expression.matchAll(/'([a-z-]+)'/g)].map(([, each = '']) => each).filter(isIcon) : [name],
  )

/** Icons that the code uses without a module that provides the drawing. */
const undrawnIn = (code: string): string[] =>
  drawnIn(code).filter(
    (name) =>
      !(
        name in partIcons ||
        (name in eyeIcons && /'(@\/site\/ui\/icons|\.)\/eye-icons'/.test(code)) ||
        (name in laterIcons && /'(@\/site\/ui\/icons|\.)\/later-icons'/.test(code))
      ),
  )

test('finds an icon that has no drawing, and no other', () => {
  expect(undrawnIn('<Icon size={18} name="star" />')).toEqual(['star'])
  expect(undrawnIn('import \'@/site/ui/icons/later-icons\'\n<Icon name="star" />')).toEqual([])
  expect(undrawnIn("<IconButton icon={state === 'on' ? 'minimize' : 'check'} />")).toEqual(['minimize'])
  expect(undrawnIn('<EmptyState icon="mango" text="none" /> <Icon name={icon} />')).toEqual(['mango'])
})

test('the drawing of every icon that a part names is there, whatever icons a brand names', () => {
  const files = [...sourceFiles('src'), ...sourceFiles('merchants')].filter(
    (path) => path.endsWith('.tsx') && !isTest(path),
  )
  const undrawn = files.flatMap((file) => undrawnIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))
  expect(undrawn).toEqual([])
})
