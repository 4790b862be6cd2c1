import { useOnline } from '@/site/ui/view/use-online'

/** Fallback for an invisible part that failed to load: retries when the connection is back. */
export function RetryOnline({ onRetry }: { onRetry: () => void }) {
  useOnline(onRetry)
  return null
}
