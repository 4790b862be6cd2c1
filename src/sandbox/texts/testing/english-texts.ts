import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/**
 * Every English text of the sandbox that is to be translated: what stands under `en` beside `vi` in its files. Names
 * of games are not; their texts are joined and have no literal there.
 */
export function englishTexts(folder = 'src/sandbox'): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  return new Set(files.flatMap((file) => textsOf(`${folder}/${file}`)))
}

function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  if (!/\bvi:/.test(source)) return []
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const english = ts.isObjectLiteralExpression(node) && valueOf(node, 'vi') ? valueOf(node, 'en') : undefined
    if (english !== undefined) found.push(...literalsIn(english))
    else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return found
}

const valueOf = (node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  node.properties
    .filter((property) => ts.isPropertyAssignment(property))
    .find((property) => ts.isIdentifier(property.name) && property.name.text === name)?.initializer

function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text]
  if (ts.isPropertyAssignment(node)) return literalsIn(node.initializer)
  if (!ts.isObjectLiteralExpression(node) && !ts.isArrayLiteralExpression(node)) return []
  const found: string[] = []
  ts.forEachChild(node, (child) => void found.push(...literalsIn(child)))
  return found
}
