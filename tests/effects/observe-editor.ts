import { getLanguageService, TextDocument } from 'vscode-json-languageservice'
import type { Probe } from './probe'

/** Which schema an editor uses for a file of the merchant. */
export function editor(file: string): Probe {
  return {
    kind: 'editor',
    name: `editor ${file}`,
    async observe({ files }) {
      const asked: string[] = []
      const service = getLanguageService({
        workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
        schemaRequestService: (address) => {
          asked.push(address)
          return Promise.resolve('{}')
        },
      })
      const address = `file:///merchants/sampler/${file}.json`
      const document = TextDocument.create(address, 'json', 1, JSON.stringify(files[file]))
      await service.doValidation(document, service.parseJSONDocument(document))
      return asked.join()
    },
  }
}
