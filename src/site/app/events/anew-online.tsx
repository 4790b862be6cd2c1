import { useOnline } from '@/site/ui/view/use-online'

/** Stands in for what shows nothing by itself and did not arrive: it comes with the line. */
export function AnewOnline({ onRetry }: { onRetry: () => void }) {
  useOnline(onRetry)
  return null
}
