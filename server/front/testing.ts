import { Tenants } from '../../lib/tenant/tenant.ts';
import { invalidationCount } from '../../lib/upstream/invalidation.ts';
import { type PageAsked, readAddress } from './address.ts';
import type { NextAnswer, NextQuestion } from './ask.ts';
import { createPages } from './pages.ts';
import { createScriptFiles } from './script-files.ts';
import { createStore } from './store.ts';

const social = { network: 'Instagram', handle: '@shop', url: 'https://social.example/shop', followers: 1 };
const shop = (id: string, host: string) => ({
  id,
  hosts: [host],
  name: { en: id, ar: id },
  contact: { email: 'care@shop.example' },
  social,
});

export const tenants = Tenants.parse([shop('rida', 'localhost'), shop('layl', 'layl.localhost')]);

/** What is asked for at an address; not a page is a mistake of the test. */
export function pageAt(url: string, headers: Record<string, string> = { host: 'localhost:3000' }): PageAsked {
  const asked = readAddress({ url, headers }, tenants);
  if (asked.kind !== 'page') throw new Error(`${url} is no page`);
  return asked;
}

/** What Next is made to answer to a question, beside what it always says. */
export type Behaviour = (question: NextQuestion) => Partial<NextAnswer> | Promise<Partial<NextAnswer>>;

/** Pages over a Next that does what a test says, and the questions that reached it. */
export async function startPages(behave: Behaviour, mostBytes = 10_000_000) {
  const questions: NextQuestion[] = [];
  const store = createStore(mostBytes);
  const scripts = await createScriptFiles(mostBytes);
  const pages = createPages({
    store,
    scripts,
    port: 3000,
    policy: "script-src 'self'",
    isTagged: true,
    async ask(question) {
      questions.push(question);
      const since = invalidationCount();
      const answer = await behave(question);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300' };
      return {
        status: 200,
        headers,
        body: Buffer.from(html(question.url)),
        tags: ['page', '_N_T_/layout', 'until-99999999999999'],
        since,
        tookMs: 30,
        upstreamMs: 12,
        ...answer,
      };
    },
  });
  const get = async (url: string, headers?: Record<string, string>) => {
    const { answer, headers: more } = await pages.give(pageAt(url, headers), { headers: {} });
    return {
      status: answer.status,
      headers: { ...answer.headers, ...more } as Record<string, string>,
      body: answer.bodies.identity.toString('utf8'),
    };
  };
  return { pages, store, scripts, questions, get };
}

/** A page as Next makes it. */
export function html(says: string): string {
  return `<!DOCTYPE html><html><head><title>${says}</title><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/></head><body><p>${says}</p><script type="application/json" id="settings">{}</script><script>self.__next_f=[]</script><script src="/_next/static/a.js" id="_R_" async=""></script><script>self.__next_f.push([1,"a"])</script></body></html>`;
}
