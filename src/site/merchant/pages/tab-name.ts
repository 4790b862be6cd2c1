import { useEffect } from 'react'
import { useSite } from '@/site/merchant/site-context'

/** What lies over what: the page, what it shows, a game in its place, a centre over all of them. */
const levels = { page: 0, part: 1, game: 2, centre: 3 } as const

const names: (string | undefined)[] = []

/**
 * Names the browser's tab and history while the component is mounted: after what lies on top, however those below it
 * change meanwhile, for example with the language.
 */
export function useTabName(title: string, level: keyof typeof levels): void {
  const { name } = useSite().site
  useEffect(() => {
    const tell = (own?: string) => {
      names[levels[level]] = own
      document.title = names.findLast((each) => each !== undefined) ?? document.title
    }
    tell(title === name ? title : `${title} · ${name}`)
    return tell
  }, [title, name, level])
}
