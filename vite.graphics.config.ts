import { defineConfig } from 'vite';
import { pagesConfig } from './vite.pages';

export default defineConfig(pagesConfig('graphics'));
