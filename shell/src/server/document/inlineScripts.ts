import { createHash } from "node:crypto";
import { alertCookiePrefix } from "../../cookies/alertCookie.ts";
import { oldBrowserPath } from "../../document/documentState.ts";

/**
 * Before the first paint: hides an alert that was dismissed, sets the contrast mode, and fetches a word
 * to browsers without `<dialog>` or `Sec-Fetch-Site`. No script sees whether the latter is sent;
 * `ElementInternals` came to the engines with it. Written in the words of 2013, or such a browser would
 * not run it at all.
 */
export const headScript =
  `!function(){if(!window.HTMLDialogElement||!window.ElementInternals){var s=document.createElement('script');s.src='${oldBrowserPath}';document.head.appendChild(s)}` +
  `try{var d=document.documentElement.dataset;if(d.alert&&document.cookie.indexOf('${alertCookiePrefix}'+d.alert+'=')>=0)d.alert='dismissed';` +
  "if(localStorage.getItem('festival-contrast')==='high')d.contrast='high'}catch(e){}}()";

/** How long scripts wait for the first paint, and from then on for the pictures at a page's top, in milliseconds. */
const longestWait = 1000;

/**
 * After the first paint, when it is seen and not when its frame begins, and once what the document shows at
 * once is there and painted, or a second has passed: asks for the scripts, those that run first, each in a
 * task of its own, as sending a request takes a phone some milliseconds. Until then words, looks and
 * pictures have the line and the processor to themselves. A document that is not shown is not painted
 * either, and begins at once. `data-run` and `data-preload` of its element hold the addresses, with spaces
 * between.
 */
export const startScript =
  "!function(g,h,o,r,l){function a(n,k,v,u){var e=document.createElement(n);e[k]=v;e[n=='link'?'href':'src']=u;if(n=='link')e.rel='preload';h.appendChild(e);setTimeout(t)}" +
  "function t(){if(r[0])a('script','async',false,r.shift());else if(l[0])a('link','as','script',l.shift())}" +
  "function f(){if(o)return;o=1;r=g.run.split(' ');l=g.preload.split(' ');t()}" +
  "function n(){requestAnimationFrame(function(){setTimeout(f)})}" +
  `function w(){if(document.readyState=='complete')n();else{addEventListener('load',n);setTimeout(f,${longestWait})}}` +
  "if(document.hidden)f();else{try{new PerformanceObserver(w).observe({type:'paint',buffered:true})}catch(e){requestAnimationFrame(w)}" +
  `setTimeout(w,${longestWait})}}(document.currentScript.dataset,document.head)`;

const hashOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;

/** What the content security policy allows. */
export const inlineScriptHashes: readonly string[] = [headScript, startScript].map(hashOf);
