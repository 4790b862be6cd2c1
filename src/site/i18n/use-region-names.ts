import { useEffect, useMemo, useState } from 'react'
import { loadRegionNames, regionNames, type RegionNames } from '@/contract/formats/region-names'
import { useLanguage } from './language'

/**
 * The names of countries in the current language. Where they come from a table, those of the browser are there until it
 * has loaded.
 */
export function useRegionNames(): RegionNames {
  const { formatTag } = useLanguage()
  const [loaded, keep] = useState<{ readonly tag: string; readonly names: RegionNames }>()
  const known = useMemo(() => regionNames(formatTag), [formatTag])
  useEffect(() => {
    loadRegionNames(formatTag)
      .then((names) => keep({ tag: formatTag, names }))
      .catch((error: unknown) => console.warn('no names of countries', error))
  }, [formatTag])
  return loaded?.tag === formatTag ? loaded.names : known
}
