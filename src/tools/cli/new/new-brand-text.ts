import type { BrandRequest } from '@/engine/new-brand/brand-request'
import type { MadeBrand } from '@/engine/new-brand/make-brand'

/** What was created and what to do next, for people. */
export function newBrandText(
  request: BrandRequest,
  { files, color, notes }: MadeBrand,
  path: string,
  isDry: boolean,
): string {
  const { code, name, template, languages, hosts, currency, typeface } = request
  const names = [...files.keys()]
  const pictures = names.filter((each) => each.startsWith('assets/') && !each.startsWith('assets/fonts/'))
  const rows = [
    [
      'site.json',
      `${name.trim()} at ${hosts.join(', ')}, in ${languages.join(', ')} and ${currency}, from ${template}`,
    ],
    ['theme.json', `${color} in light and dark, ${typeface}`],
    ['routes.json', 'how header, banners, cards and footer look'],
    ['panels.json', `amounts to choose in ${currency}`],
    ['locales/', 'texts in the languages that the template does not have'],
    ['assets/', `logo, icons, ${pictures.length} pictures, fonts with their licences`],
  ].filter(([file = '']) => names.some((each) => each === file || (file.endsWith('/') && each.startsWith(file))))
  return [
    `${isDry ? 'would make' : 'made'} ${path}`,
    ...rows.map(([file = '', what = '']) => `  ${file.padEnd(13)}${what}`),
    ...notes.map((note) => `note: ${note}`),
    ...(isDry
      ? []
      : ['next', `  npm run merchant -- check ${code}`, `  npm run dev, then open http://${code}.localhost:4173/`]),
  ].join('\n')
}
