import { expect, it } from 'vitest';
import { translateScripts } from './translate-scripts.ts';

const messages = new Map<string, unknown>([
  ['aaaaaa', ['देखें']],
  ['bbbbbb', ['“', ['name'], '” हटाएँ']],
]);
const translate = (files: Record<string, string>) =>
  Object.fromEntries(
    translateScripts(new Map(Object.entries(files)), { messages, home: 'assets/', folder: 'hi-1' }).entries(),
  );

it('translates the messages of a script', () => {
  const files = {
    'a-1.js': 'f({id:`aaaaaa`,message:[`Look`]});g(T,{id:"bbbbbb",message:[`Remove `,[`name`]],values:{name:e}})',
  };
  expect(translate(files)).toEqual({
    'a-1.js': 'f({id:`aaaaaa`,message:["देखें"]});g(T,{id:"bbbbbb",message:["“",["name"],"” हटाएँ"],values:{name:e}})',
  });
});

it('leaves untranslated messages in English and other literals unchanged', () => {
  const code = 'f({id:`cccccc`,message:[`Later`]},{id:`aaaaaa`,message:e},{id:t,message:[`x`]})';
  expect(translate({ 'a-1.js': code })).toEqual({ 'a-1.js': code });
});

it('translated scripts import each other, and shared ones from the parent folder', () => {
  const files = {
    'page-1.js':
      'const m=["assets/part-1.js","assets/react-1.js","assets/a.css"];import{a}from"./react-1.js";import"./words-1.js";import(`./part-1.js`);export*from"./react-1.js"',
    'words-1.js': 'import{a}from"./react-1.js";f({id:`aaaaaa`,message:[`Look`]})',
    'part-1.js': 'import"./words-1.js"',
    'react-1.js': 'import"./runtime-1.js"',
    'runtime-1.js': 'export let a=1',
  };
  expect(translate(files)).toEqual({
    'page-1.js':
      'const m=["assets/hi-1/part-1.js","assets/react-1.js","assets/a.css"];import{a}from"../react-1.js";import"./words-1.js";import(`./part-1.js`);export*from"../react-1.js"',
    'words-1.js': 'import{a}from"../react-1.js";f({id:`aaaaaa`,message:["देखें"]})',
    'part-1.js': 'import"./words-1.js"',
  });
});
