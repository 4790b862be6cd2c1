/** A language that has nearly the letters and words of another, and the frequent words and signs that only it has. */
interface Twin {
  readonly tag: string
  readonly own: RegExp
}

const words = (list: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${list.replaceAll(' ', '|')})(?![\\p{L}\\p{M}])`, 'giu')

const twins: readonly (readonly [Twin, Twin])[] = [
  [
    {
      tag: 'id',
      own: words('akun uang bisa karena coba silakan gratis sandi ponsel rekening taruhan saldo unduh tautan hapus'),
    },
    {
      tag: 'ms',
      own: words(
        'akaun wang boleh kerana cuba sila percuma laluan telefon pautan pertaruhan baki daripada ialah baharu',
      ),
    },
  ],
  [
    { tag: 'hi', own: words('है हैं करें में और की के का से पर यह नहीं गया लिए') },
    { tag: 'ne', own: words('छ छन् छैन र मा यो गर्नुहोस् गर्न तपाईं तपाईंको हुन्छ हुनेछ भयो लागि') },
  ],
  [
    {
      tag: 'pt-PT',
      own: words(
        'utilizador palavra-passe ecrã telemóvel aceder ficheiro registar registo contactar equipa levantar levantamento',
      ),
    },
    {
      tag: 'pt-BR',
      own: words('usuário senha tela celular acessar arquivo cadastrar cadastro contatar equipe sacar saque você'),
    },
  ],
  [
    { tag: 'zh-Hans', own: /[账没来会员点开请输个过还码这时为选择关现进网门对电务实经钱该发们长费从动络证]/g },
    { tag: 'zh-Hant', own: /[帳沒來會員點開請輸個過還碼這時為選擇關現進網門對電務實經錢該發們長費從動絡證]/g },
  ],
]

const countIn = (text: string, { own }: Twin): number => text.match(own)?.length ?? 0

/** The tag of the language that a text is in, where that is a twin of another and not this one, which is maximised. */
export function twinOf(text: string, { language, script, region }: Intl.Locale): string | undefined {
  const isOwn = ({ tag }: Twin) => [language, `${language}-${script}`, `${language}-${region}`].includes(tag)
  for (const pair of twins) {
    const own = pair.find(isOwn)
    const other = pair.find((each) => each !== own)
    if (own === undefined || other === undefined) continue
    const [here, there] = [countIn(text, own), countIn(text, other)]
    if (there >= 3 && there >= 3 * here) return other.tag
  }
  return undefined
}
