import { expect, it } from 'vitest'
import { leftoversIn } from './leftovers'
import { parseMarkdown } from './markdown'

const lostIn = (text: string) =>
  leftoversIn(parseMarkdown(text), text).map(({ offset, length }) => text.slice(offset, offset + length))

it.each([
  'Fel! Hittar inte referenskälla.',
  'Fel! Bokmärket är inte definierat.',
  'Fejl! Henvisningskilde ikke fundet.',
  'Feil! Fant ikke referansekilden.',
  'Fehler! Verweisquelle konnte nicht gefunden werden.',
  'Fehler! Textmarke nicht definiert.',
  'Erreur\u00a0! Source du renvoi introuvable.',
  'Erreur ! Signet non défini.',
  '¡Error! No se encuentra el origen de la referencia.',
  'Erro! Fonte de referência não encontrada.',
  "Errore. L'origine riferimento non è stata trovata.",
  'Błąd! Nie można odnaleźć źródła odwołania.',
  'Hata! Başvuru kaynağı bulunamadı.',
  'Ошибка! Источник ссылки не найден.',
  'Lỗi! Không tìm thấy nguồn tham chiếu.',
  '错误!未找到引用源。',
  'エラー! 参照元が見つかりません。',
  '오류! 참조 원본을 찾을 수 없습니다.',
])('tells what a Word in another language writes for a reference that is gone: %s', (lost) => {
  expect(lostIn(`(${lost}) 12 a`)).toEqual([lost])
})

it('leaves the words of an error alone that players may meet', () => {
  for (const words of ['Fel! Försök igen.', 'Fehler! Bitte neu laden.', 'Error! Try again.', 'Erreur ! Réessayez.'])
    expect(lostIn(words)).toEqual([])
})
