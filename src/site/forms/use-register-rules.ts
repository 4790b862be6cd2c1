import { useMemo } from 'react'
import useSWR from 'swr'
import { useRegisterSettings } from '@/site/gateway/account/registration'
import { loadChunk } from '@/site/ui/loading/load-chunk'

/**
 * The registration rules, normalised, once the server has sent them. What reads patterns of other languages arrives
 * beside them and not with the form, which would be a tenth larger.
 */
export function useRegisterRules() {
  const settings = useRegisterSettings()
  const reader = useSWR('field-rules', loadReader, { revalidateOnFocus: false, revalidateIfStale: false })
  const { data } = settings
  const normalise = reader.data?.normaliseRules
  const normalised = useMemo(() => data && normalise?.(data), [data, normalise])
  return {
    normalised,
    error: (settings.error ?? reader.error) as unknown,
    isValidating: settings.isValidating || reader.isValidating,
    retry: () => void Promise.all([settings.mutate(), reader.data ?? reader.mutate()]),
  }
}

const loadReader = () => loadChunk('field-rules', () => import('@/contract/field-rules/normalise-rule'))
