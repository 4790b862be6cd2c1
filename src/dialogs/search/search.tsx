import { GamesScope } from '@/flows/games/games-scope'
import { useText } from '@/i18n/language'
import type { DialogPartProps } from '@/site/dialogs'
import { Dialog } from '@/ui/dialog'
import { SearchBox } from './search-box'

/** One list for all there is to go to. A choice leads there, and the list is gone. */
export function Search({ onClose }: DialogPartProps<'search'>) {
  const t = useText()
  return (
    <Dialog title={t('search.title')} closesOutside onClose={() => onClose()}>
      <GamesScope>
        <SearchBox onClose={() => onClose()} />
      </GamesScope>
    </Dialog>
  )
}
