import { GamesScope } from '@/site/games/games-scope'
import { useText } from '@/site/i18n/language'
import type { DialogPartProps } from '@/site/merchant/dialogs'
import { Dialog } from '@/site/ui/modals/dialog'
import { SearchBox } from './search-box'

/** One list of everything that can be opened. Selecting a result opens it and closes the list. */
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
