import { useText } from '@/site/i18n/language'
import { FailedNotice } from '@/site/ui/notices/failed-notice'
import { ChunkLoadError } from '@/site/ui/loading/load-chunk'
import { useOnline } from '@/site/ui/view/use-online'

/** Replaces a part that failed to load or to render, and offers a retry (1 §8). */
export function PartFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText()
  const isLost = error instanceof ChunkLoadError
  useOnline(() => {
    if (isLost) onRetry()
  })
  return <FailedNotice text={t(isLost ? 'error.chunk' : 'error.block')} onRetry={onRetry} />
}
