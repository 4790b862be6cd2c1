import { GamesScope } from '@/site/games/games-scope'
import { useText } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { Dialog } from '@/site/ui/modals/dialog'
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
