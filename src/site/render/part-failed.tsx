import { useText } from '@/site/i18n/language'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { ChunkLoadError } from '@/site/ui/loading/load-chunk'
import { useOnline } from '@/site/ui/view/use-online'

/** What stands in for a part: that its code did not arrive, or that it broke, and a way to try again (1 §8). */
export function PartFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText()
  const isLost = error instanceof ChunkLoadError
  useOnline(() => {
    if (isLost) onRetry()
  })
  return <FailedNotice text={t(isLost ? 'error.chunk' : 'error.block')} onRetry={onRetry} />
}
